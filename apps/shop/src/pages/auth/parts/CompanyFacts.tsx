/** What a company said of itself, with its document. */
import type { CompanyPaper } from '@banxin/contract/entities/authentication';
import { Button } from '@banxin/ui/Button';
import { DescriptionList } from '@banxin/ui/DescriptionList';
import { usePreview } from '../../../features/preview/preview.ts';
import { usePaperImages } from '../../../features/preview/usePaperImages.ts';
import { minuteText } from '../../../lib/day.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import { authText } from '../auth.messages.ts';

export interface CompanyFactsProps {
  readonly paper: CompanyPaper;
  /** Name and instant; one that is not known is left out. */
  readonly times: readonly (readonly [label: string, at: string | null])[];
}

export function CompanyFacts({ paper, times }: CompanyFactsProps) {
  const text = useText(authText);
  const preview = usePreview();
  const imagesOf = usePaperImages();
  const { documentType, companyName, taxNumber, validTo, file } = paper;
  return (
    <DescriptionList
      columns={2}
      items={[
        { label: text.companyName, value: <Own>{companyName}</Own> },
        ...(taxNumber === '' ? [] : [{ label: text.taxNumber, value: taxNumber }]),
        ...(documentType === null
          ? []
          : [
              { label: text.document, value: text[`document${documentType}`] },
              { label: text.validTo, value: validTo ?? text.forever },
            ]),
        ...(file === null
          ? []
          : [
              {
                label: text.file,
                value:
                  file.pages.length === 0 ? (
                    <Own>{file.name}</Own>
                  ) : (
                    <Button
                      size="small"
                      aria-label={text.lookAt(file.name)}
                      onPress={() => preview.open({ images: imagesOf([file]), index: 0 })}
                    >
                      {text.look}
                    </Button>
                  ),
              },
            ]),
        ...times.flatMap(([label, at]) => (at === null ? [] : [{ label, value: minuteText(at) }])),
      ]}
    />
  );
}
