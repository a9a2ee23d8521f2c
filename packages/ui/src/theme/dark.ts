// Colour values of the dark theme: the light table switched off, sheets a step above the ground.
import type { light } from './light.ts';

export const dark: Record<keyof typeof light, string> = {
  paper: '#14161A',
  sheet: '#1D2026',
  tint: '#181A1F',
  inkStrong: '#ECE9E1',
  inkBody: '#B4B1A8',
  inkQuiet: '#94928B',
  inkOnAction: '#14161A',
  lineHair: '#2B2F37',
  lineControl: '#6E6B64',
  action: '#8FA4FF',
  actionHover: '#AAB9FF',
  actionGround: '#20284A',
  price: '#FF8A70',
  priceGround: '#38211C',
  positive: '#6FCF9B',
  positiveGround: '#16291F',
  caution: '#E5B454',
  cautionGround: '#2E2614',
  critical: '#FF8A97',
  criticalGround: '#361B20',
  processC: '#009FE0',
  processM: '#E4007F',
  processY: '#FFE100',
  processK: '#17191E',
  scrim: 'rgb(0 0 0 / 62%)',
  focus: '#8FA4FF',
  footer: '#0E1013',
  footerInk: '#B4B1A8',
  proofGround: '#24272E',
  data1: '#8FA4FF',
  data2: '#DDA357',
  data3: '#6CC5BE',
  data4: '#CF9AD6',
  data5: '#8F8D86',
};

/** Shadow of what floats: darker, because the ground is already dark. */
export const darkShadow = '0 2px 6px rgb(0 0 0 / 40%), 0 12px 32px rgb(0 0 0 / 56%)';
