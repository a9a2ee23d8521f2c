/** The fields of a certificate, in the order in which it reads. */
import {
  BRAND_MAX,
  CERTIFICATE_NUMBER_MAX,
  CERTIFICATE_REMARK_MAX,
} from '@banxin/contract/constants';
import { certificateType } from '@banxin/contract/enums/customer';
import { DateField } from '@banxin/ui/DateField';
import { RadioGroup } from '@banxin/ui/RadioGroup';
import { TextArea } from '@banxin/ui/TextArea';
import { TextField } from '@banxin/ui/TextField';
import { EndDay } from '../../../features/papers/EndDay.tsx';
import { PaperThumbnail } from '../../../features/preview/PaperThumbnail.tsx';
import { PaperFiles } from '../../../features/upload/PaperFiles.tsx';
import type { PaperFilesState } from '../../../features/upload/usePaperFiles.ts';
import { dayOf } from '../../../lib/day.ts';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import type { useForm } from '../../../lib/useForm.ts';
import { brandText } from '../brand.messages.ts';
import type { CertificateValues } from '../certificateValues.ts';

export interface CertificateFieldsProps {
  readonly form: ReturnType<typeof useForm<CertificateValues>>;
  readonly files: PaperFilesState;
  /** What is wrong with the files. */
  readonly filesProblem: string | undefined;
  /** The rule of the last day compares with it; '' for none. */
  readonly onFirstDay: (day: string) => void;
}

export function CertificateFields({
  form,
  files,
  filesProblem,
  onFirstDay,
}: CertificateFieldsProps) {
  const text = useText(brandText);
  const today = dayOf(useServices().now());
  const { values } = form;
  return (
    <>
      <TextField
        {...form.field('brand')}
        label={text.brand}
        description={text.brandHint}
        isRequired
        maxLength={BRAND_MAX}
      />
      <RadioGroup
        {...form.field('kind')}
        label={text.kind}
        isRequired
        options={certificateType.values.map((value) => ({
          id: String(value),
          label: text[`kind${value}`],
        }))}
      />
      <TextField
        {...form.field('number')}
        label={text.number}
        isRequired
        maxLength={CERTIFICATE_NUMBER_MAX}
      />
      <DateField
        {...form.field('validFrom')}
        value={values.validFrom === '' ? null : values.validFrom}
        onChange={(day) => {
          onFirstDay(day ?? '');
          form.change({ validFrom: day ?? '' });
        }}
        label={text.validFrom}
        today={today}
        isRequired
      />
      <EndDay {...form.field('validUntil')} label={text.validUntil} today={today} isRequired />
      <PaperFiles
        files={files}
        thumbnailOf={(file) => <PaperThumbnail file={file} />}
        label={text.files}
        problem={filesProblem}
      />
      <TextArea
        {...form.field('remark')}
        label={text.remark}
        rows={2}
        maxLength={CERTIFICATE_REMARK_MAX}
      />
    </>
  );
}
