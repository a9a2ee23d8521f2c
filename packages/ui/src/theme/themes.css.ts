// Gives the tokens their values: light, dark, by the system's wish, and under forced colours.
import { assignVars, globalStyle } from '@vanilla-extract/css';
import { contract } from './contract.css.ts';
import { dark, darkShadow } from './dark.ts';
import { layers } from './layers.css.ts';
import { light, lightShadow } from './light.ts';
import { scale } from './scale.ts';

const lightVars = {
  ...assignVars(contract.color, light),
  [contract.shadow.float]: lightShadow,
};
const darkVars = {
  ...assignVars(contract.color, dark),
  [contract.shadow.float]: darkShadow,
};

globalStyle(':root', {
  '@layer': {
    [layers.theme]: {
      vars: {
        ...assignVars(contract.space, scale.space),
        ...assignVars(contract.font, scale.font),
        ...assignVars(contract.text, scale.text),
        ...assignVars(contract.size, scale.size),
        ...assignVars(contract.radius, scale.radius),
        ...assignVars(contract.motion, scale.motion),
        ...assignVars(contract.layer, scale.layer),
      },
      '@media': {
        '(prefers-reduced-motion: reduce)': {
          vars: assignVars(contract.motion, { state: '0s', overlay: '0s', loginClose: '0s' }),
        },
      },
    },
  },
});

globalStyle(':root, [data-theme=light]', {
  '@layer': { [layers.theme]: { colorScheme: 'light', vars: lightVars } },
});

globalStyle(':root:not([data-theme])', {
  '@layer': {
    [layers.theme]: {
      '@media': { '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: darkVars } },
    },
  },
});

globalStyle('[data-theme=dark]', {
  '@layer': { [layers.theme]: { colorScheme: 'dark', vars: darkVars } },
});

// Under forced colours the reader's palette decides; a token names the system role it plays.
globalStyle(':root:root, [data-theme][data-theme]', {
  '@layer': {
    [layers.theme]: {
      '@media': {
        '(forced-colors: active)': {
          vars: {
            ...assignVars(contract.color, {
              paper: 'Canvas',
              sheet: 'Canvas',
              tint: 'Canvas',
              inkStrong: 'CanvasText',
              inkBody: 'CanvasText',
              inkQuiet: 'CanvasText',
              inkOnAction: 'HighlightText',
              lineHair: 'CanvasText',
              lineControl: 'ButtonBorder',
              action: 'Highlight',
              actionHover: 'Highlight',
              actionGround: 'Canvas',
              price: 'CanvasText',
              priceGround: 'Canvas',
              positive: 'CanvasText',
              positiveGround: 'Canvas',
              caution: 'CanvasText',
              cautionGround: 'Canvas',
              critical: 'CanvasText',
              criticalGround: 'Canvas',
              processC: 'CanvasText',
              processM: 'CanvasText',
              processY: 'CanvasText',
              processK: 'CanvasText',
              scrim: 'rgb(0 0 0 / 60%)',
              focus: 'Highlight',
              footer: 'Canvas',
              footerInk: 'CanvasText',
              proofGround: 'Canvas',
              data1: 'CanvasText',
              data2: 'CanvasText',
              data3: 'CanvasText',
              data4: 'CanvasText',
              data5: 'CanvasText',
            }),
            [contract.shadow.float]: 'none',
          },
        },
      },
    },
  },
});
