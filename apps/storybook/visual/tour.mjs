// Lays kept pictures out as the tour of the design system in docs/images/ui.  node visual/tour.mjs
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { baselines } from './keptPictures.ts';

const folder = fileURLToPath(new URL('../../../docs/images/ui', import.meta.url));
const WIDTH = 1366;
const GAP = 12;

/** Rows of pictures; those of a row share its width. `height` cuts what is longer. @unit px */
const sheets = {
  home: { ground: '#F6F4EE', rows: [{ names: ['screens-home/ready.light-1366'], height: 1500 }] },
  form: {
    ground: '#F6F4EE',
    rows: [
      { names: ['fields-daterangepicker/open.light-1366'], height: 420 },
      { names: ['fields-areapicker/open.light-1366'], height: 420 },
      { names: ['fields-optionchips/matrix.light-1366'], height: 420 },
    ],
  },
  overlays: {
    ground: '#F6F4EE',
    rows: [
      {
        names: [
          'overlays-logindialog/default.light-1366',
          'overlays-coupondialog/opened.light-1366',
        ],
        height: 420,
      },
      {
        names: [
          'overlays-previewviewer/default.light-1366',
          'overlays-agreementdialog/default.light-1366',
        ],
        height: 420,
      },
    ],
  },
  data: {
    ground: '#F6F4EE',
    rows: [
      { names: ['data-selectabletable/selection.light-1366'], height: 520 },
      {
        names: [
          'data-barchart/several-series.light-1366',
          'data-donutchart/long-labels.light-1366',
        ],
        height: 300,
      },
    ],
  },
  dark: {
    ground: '#14161A',
    rows: [
      { names: ['screens-my-orders/ready.dark-1366'], height: 520 },
      {
        names: ['screens-checkout/ready.dark-1366', 'screens-login/ready.dark-1366'],
        height: 300,
      },
      { names: ['screens-home/ready.dark-1366'], height: 420 },
    ],
  },
  phone: {
    ground: '#F6F4EE',
    rows: [
      {
        names: [
          'data-selectabletable/phone.light-390',
          'fields-daterangepicker/phone.light-390',
          'overlays-coupondialog/default.dark-390',
          'screens-productdetail/ready.dark-390',
        ],
        height: 760,
      },
    ],
  },
};

async function row({ names, height }) {
  const width = Math.floor((WIDTH - GAP * (names.length + 1)) / names.length);
  const cells = await Promise.all(
    names.map(async (name, index) => {
      const scaled = await sharp(join(baselines, `${name}.webp`))
        .resize({ width })
        .toBuffer();
      const size = await sharp(scaled).metadata();
      const cut = { left: 0, top: 0, width, height: Math.min(size.height, height) };
      const input = await sharp(scaled).extract(cut).toBuffer();
      return { input, left: GAP + index * (width + GAP), height: cut.height };
    }),
  );
  return { cells, height: Math.max(...cells.map((cell) => cell.height)) };
}

mkdirSync(folder, { recursive: true });
for (const [name, { ground, rows }] of Object.entries(sheets)) {
  const drawn = await Promise.all(rows.map(row));
  let top = GAP;
  const parts = [];
  for (const { cells, height } of drawn) {
    parts.push(...cells.map(({ input, left }) => ({ input, left, top })));
    top += height + GAP;
  }
  await sharp({ create: { width: WIDTH, height: top, channels: 3, background: ground } })
    .composite(parts)
    .webp({ quality: 82 })
    .toFile(join(folder, `${name}.webp`));
}
