/** Pages of print files as they will be cut, with what the check found where it was found. */
import type { Finding, PrintFile } from '@banxin/contract/entities/file';
import type { Configuration, Product } from '@banxin/pricing/types';
import { ProofPreview, type ProofPreviewProps } from '@banxin/ui/ProofPreview';
import { useText } from '../../lib/text.ts';
import { filesProofText } from './filesProof.messages.ts';
import { lookOf } from './productLook.ts';
import { proofLook } from './proofLook.ts';

const TONE = { error: 'error', warning: 'caution', ok: 'passed' } as const;

/** A file, and what is found in it for this job. */
export interface JudgedFile {
  readonly file: PrintFile;
  readonly findings: readonly Finding[];
}

export interface FilesProofProps
  extends Pick<ProofPreviewProps, 'areFindingsListed' | 'areFindingsNumbered'> {
  readonly product: Product;
  readonly configuration: Configuration;
  readonly files: readonly JudgedFile[];
  /** A finding in the reader's language. */
  readonly textOf: (finding: Finding, file: PrintFile) => string;
}

export function FilesProof(props: FilesProofProps) {
  const { product, configuration, files, textOf, ...proof } = props;
  const text = useText(filesProofText);
  const drawn = files.flatMap(({ file }, style) =>
    file.pages.flatMap(({ preview, widthMm, heightMm }, index) =>
      preview
        ? [
            {
              key: `${file.id} ${index + 1}`,
              imageUrl: preview,
              ...{ widthMm, heightMm },
              ...(files.length > 1 && { label: text.pageOfStyle(style + 1, index + 1) }),
            },
          ]
        : [],
    ),
  );
  const findings = files.flatMap(({ file, findings: found }) =>
    found.map((finding, index) => {
      // Pages that could not be drawn have no place in the proof; later ones move up.
      const places = (finding.places ?? [finding]).flatMap(({ page, box }) => {
        const at = drawn.findIndex(({ key }) => key === `${file.id} ${page}`) + 1;
        return at > 0 ? [{ page: at, ...(box && { box }) }] : [];
      });
      const [first, ...more] = places;
      return {
        id: `${file.id}-${index}`,
        severity: TONE[finding.severity],
        text: textOf(finding, file),
        ...first,
        more,
      };
    }),
  );
  return (
    <ProofPreview
      {...proof}
      {...proofLook(product, configuration, drawn[0])}
      bleedMm={product.bleedMm}
      safeMm={product.safeMm}
      pages={drawn}
      findings={findings}
      shape={lookOf(product, configuration).shape}
    />
  );
}
