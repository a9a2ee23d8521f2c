/**
 * Writes a PDF of empty pages whose boxes say where it is cut; trim and safe area are drawn on a layer that is seen
 * and not printed. Five kinds of objects and no text: a library for it would be larger than what it writes.
 */

export interface GuidedSheet {
  /** Finished size. @unit mm */
  readonly widthMm: number;
  readonly heightMm: number;
  /** Printed beyond the cut on every side. @unit mm */
  readonly bleedMm: number;
  /** Kept free inside the cut. @unit mm */
  readonly safeMm: number;
  readonly pages: number;
}

const POINTS_PER_MM = 72 / 25.4;
const points = (mm: number): string => (mm * POINTS_PER_MM).toFixed(4);
const box = (from: number, width: number, height: number): string =>
  `[${points(from)} ${points(from)} ${points(from + width)} ${points(from + height)}]`;

/** A text of the document, as PDF writes what is not Latin. */
const utf16 = (text: string): string =>
  `<FEFF${[...text].map((one) => one.charCodeAt(0).toString(16).padStart(4, '0')).join('')}>`;

/** Cyan at the cut, dashed magenta around what is safe: in inks, so that nothing has to be converted. */
function guides({ widthMm, heightMm, bleedMm, safeMm }: GuidedSheet): string {
  const rectangle = (inset: number): string => {
    const from = points(bleedMm + inset);
    return `${from} ${from} ${points(widthMm - 2 * inset)} ${points(heightMm - 2 * inset)} re S`;
  };
  return [
    '/OC /Guides BDC q 0.4 w',
    `1 0 0 0 K ${rectangle(0)}`,
    `[3 2] 0 d 0 1 0 0 K ${rectangle(safeMm)}`,
    'Q EMC',
  ].join('\n');
}

export function guidedPdf(sheet: GuidedSheet): Uint8Array<ArrayBuffer> {
  const { widthMm, heightMm, bleedMm, pages } = sheet;
  const [width, height] = [widthMm + 2 * bleedMm, heightMm + 2 * bleedMm];
  const content = guides(sheet);
  const [catalog, tree, layer, stream, first] = [1, 2, 3, 4, 5] as const;
  const numbers = Array.from({ length: pages }, (_, index) => first + index);
  const whole = box(0, width, height);
  const objects = [
    `<< /Type /Catalog /Pages ${tree} 0 R /OCProperties << /OCGs [${layer} 0 R] /D << /ON [${layer} 0 R] ` +
      `/Order [${layer} 0 R] /AS [<< /Event /Print /Category [/Print] /OCGs [${layer} 0 R] >> ` +
      `<< /Event /View /Category [/View] /OCGs [${layer} 0 R] >>] >> >> >>`,
    `<< /Type /Pages /Count ${pages} /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] >>`,
    `<< /Type /OCG /Name ${utf16('裁切线与安全区（不印）')} ` +
      '/Usage << /Print << /PrintState /OFF >> /View << /ViewState /ON >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...numbers.map(
      () =>
        `<< /Type /Page /Parent ${tree} 0 R /MediaBox ${whole} /BleedBox ${whole} ` +
        `/TrimBox ${box(bleedMm, widthMm, heightMm)} /Contents ${stream} 0 R ` +
        `/Resources << /Properties << /Guides ${layer} 0 R >> >> >>`,
    ),
  ];
  let text = '%PDF-1.6\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = text.length;
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root ${catalog} 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new TextEncoder().encode(text);
}
