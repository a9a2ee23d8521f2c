/** Papers for tests: a company, a brand, and documents that can be read. */
import type { InputOf } from '@banxin/contract/call';
import type { submitAuth } from '@banxin/contract/calls/customer/authentication';
import type { createCertificate } from '@banxin/contract/calls/customer/certificate';
import sharp from 'sharp';

export const COMPANY: Pick<
  InputOf<typeof submitAuth>,
  'documentType' | 'companyName' | 'taxNumber'
> = { documentType: 1, companyName: '上海春山文创有限公司', taxNumber: '91310115MA1K40005H' };

export const BRAND: Omit<InputOf<typeof createCertificate>, 'fileIds'> = {
  brand: '春山',
  kind: 0,
  number: 'ZC-2026-0301',
  validFrom: '2026-01-01',
  validUntil: null,
  remark: '',
};

/** A photograph of something: stripes, as large as a scan. @param edge its shorter side @unit px */
export const licencePicture = (edge = 600): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${edge * 1.4}" height="${edge}">
        <rect width="100%" height="100%" fill="#f7f2e4"/>
        <rect x="10%" y="20%" width="80%" height="12%" fill="#7a1f1f"/>
        <rect x="10%" y="48%" width="60%" height="6%" fill="#222"/>
        <rect x="10%" y="64%" width="70%" height="6%" fill="#222"/></svg>`,
    ),
  )
    .png()
    .toBuffer();

/** Paper without anything on it. */
export const blankPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#f4f1ea' } })
    .png()
    .toBuffer();

/** A page of one line that can be read by a machine. @param line of Latin letters and digits */
export function licencePdf(line: string): Buffer {
  const content = `BT /F1 24 Tf 60 420 Td (${line}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((body, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return at;
  });
  const start = file.length;
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
