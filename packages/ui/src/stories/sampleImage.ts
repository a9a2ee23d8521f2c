// Fixed pictures for stories, as data addresses: no network, same pixels everywhere. Stories only.

const svg = (width: number, height: number, body: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 8}" height="${height * 8}">${body}</svg>`,
  )}`;

const pictures = {
  card: svg(
    94,
    58,
    '<path fill="#fff" d="M0 0h94v58H0z"/><path fill="#c2361d" d="M11 11h11v11H11z"/><path fill="#17191e" d="M11 34h26v5H11z"/><path fill="#676d78" d="M11 43h44v2H11zM11 47h34v2H11z"/>',
  ),
  cardBack: svg(
    94,
    58,
    '<path fill="#2340b0" d="M0 0h94v58H0z"/><circle cx="27" cy="29" r="15" fill="#ffe100"/><path fill="#fff" d="M50 25h30v4H50z"/><path fill="#b4c0ee" d="M50 32h20v2H50z"/>',
  ),
  captcha: svg(
    98,
    38,
    '<path fill="#eef1fb" d="M0 0h98v38H0z"/><path stroke="#2340b0" stroke-width="3" fill="none" d="M16 12l10 14m0-14L16 26M34 12h12L38 28M56 10v18m12-18L58 19l10 9"/><path stroke="#e4007f" stroke-width="2" fill="none" d="M12 22q36-9 74-3"/><path stroke="#2340b0" stroke-width="3" fill="none" d="M76 34V16h5q5 5 0 9h-5"/>',
  ),
} as const;

/** The address of a fixed picture. */
export const sampleImage = (name: keyof typeof pictures): string => pictures[name];
