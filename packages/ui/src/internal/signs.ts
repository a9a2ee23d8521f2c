// Signs that are not on the first screen: each is one path on a grid of 24; a dot is a line without length.

export const cross = 'M6 6l12 12M18 6 6 18';
export const tick = 'm4.5 12.5 5 5 10-11';
export const dash = 'M5 12h14';
export const ring = 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19Z';
export const alertMark = `${ring}M12 7.5v5M12 16.4h.01`;
export const infoMark = `${ring}M12 11.5v5M12 7.6h.01`;
export const tickMark = `${ring}m-4 9.8 2.9 2.9 5.3-5.9`;
export const crossMark = `${ring}m-3 6.5 6 6m0-6-6 6`;
export const triangleMark = 'M12 3.4 2.4 20.2h19.2ZM12 9.5v4.6M12 17.2h.01';
const lid = 'M2 12c2.3-4.4 5.8-6.7 10-6.7s7.7 2.3 10 6.7c-2.3 4.4-5.8 6.7-10 6.7S4.3 16.4 2 12Z';
export const eye = `${lid}M12 8.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4Z`;
export const eyeClosed = `${lid}M4 20 20 4`;
export const refresh =
  'M20 11a8 8 0 0 0-14.6-3.6L3.5 9.5M4 13a8 8 0 0 0 14.6 3.6l1.9-2.1M3.5 4.5v5h5M20.5 19.5v-5h-5';
const lens = 'M10.5 3.5a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM15.5 15.5 21 21';
export const zoomIn = `${lens}M10.5 7.5v6M7.5 10.5h6`;
export const zoomOut = `${lens}M7.5 10.5h6`;
/** The four corners of a picture: show it whole. */
export const corners =
  'M3.5 8V5a1.5 1.5 0 0 1 1.5-1.5h3M16 3.5h3A1.5 1.5 0 0 1 20.5 5v3M20.5 16v3a1.5 1.5 0 0 1-1.5 1.5h-3M8 20.5H5A1.5 1.5 0 0 1 3.5 19v-3';
/** A picture that did not come. */
export const noPicture = 'M4 4h16v16H4ZM4 16l5-5 4 4M3 3l18 18';
