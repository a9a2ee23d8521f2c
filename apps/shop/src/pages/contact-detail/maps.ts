/** What the drawn map of each office shows, in a field of 480 by 320. */

/** Points of a line. */
type Line = string;

export interface OfficeMap {
  /** Wide roads. */
  readonly roads: readonly Line[];
  /** Narrow ones. */
  readonly lanes: readonly Line[];
  readonly rail: Line;
  /** A river or a lake; absent where there is none near. */
  readonly water?: string;
  /** The road of the address: its name and where it is written. */
  readonly road: {
    readonly zh: string;
    readonly en: string;
    readonly x: number;
    readonly y: number;
  };
  readonly factory: readonly [x: number, y: number];
  readonly station: readonly [x: number, y: number];
}

/** By number of the office. */
export const maps: Readonly<Record<number, OfficeMap>> = {
  0: {
    roads: ['0,210 480,170', '150,0 170,320'],
    lanes: ['0,90 480,70', '300,0 320,320', '170,260 480,250'],
    rail: '0,40 480,20',
    road: { zh: '文印路', en: 'Wenyin Road', x: 366, y: 170 },
    factory: [326, 214],
    station: [84, 52],
  },
  1: {
    roads: ['0,120 480,200', '330,0 300,320'],
    lanes: ['0,240 480,290', '110,0 90,320', '200,0 190,320'],
    rail: '0,30 480,70',
    water: 'M0 300 C120 250 220 320 480 250 L480 320 L0 320 Z',
    road: { zh: '锦墨大道', en: 'Jinmo Avenue', x: 380, y: 176 },
    factory: [246, 194],
    station: [420, 84],
  },
  6: {
    roads: ['0,180 480,140', '220,0 260,320'],
    lanes: ['0,60 480,40', '90,0 110,320', '260,250 480,230'],
    rail: '0,290 480,270',
    water: 'M0 226 C140 200 300 236 480 196 L480 214 C300 254 140 220 0 244 Z',
    road: { zh: '纸坊路', en: 'Zhifang Road', x: 288, y: 96 },
    factory: [210, 88],
    station: [392, 262],
  },
  7: {
    roads: ['0,100 480,130', '120,0 140,320'],
    lanes: ['0,220 480,240', '280,0 290,320', '400,0 410,320'],
    rail: '60,0 20,320',
    road: { zh: '版桥道', en: 'Banqiao Road', x: 340, y: 108 },
    factory: [246, 146],
    station: [56, 220],
  },
};
