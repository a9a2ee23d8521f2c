/** An office in short: where it is, what is made there, whom it serves. */
import type { Office } from '@banxin/contract/calls/company/offices.schemas';
import { pathOf } from '@banxin/contract/routes';
import { DescriptionList } from '@banxin/ui/DescriptionList';
import { Heading } from '@banxin/ui/Heading';
import { Link } from '@banxin/ui/Link';
import { Sheet } from '@banxin/ui/Sheet';
import { useBilingual } from '../../lib/bilingual.ts';
import { useText } from '../../lib/text.ts';
import * as css from './Company.css.ts';
import { companyText } from './company.messages.ts';

export interface OfficeCardProps {
  readonly office: Office;
  /** Address alone. @default false */
  readonly isShort?: boolean;
}

export function OfficeCard({ office, isShort = false }: OfficeCardProps) {
  const text = useText(companyText);
  const word = useBilingual();
  const { factory, address } = office;
  const list = (words: (typeof factory)['makes']): string => words.map(word).join(text.between);
  return (
    <Sheet element="li" padding="small">
      <div className={css.card}>
        <Heading level={isShort ? 3 : 2} size={16}>
          {word(factory.name)}
        </Heading>
        <DescriptionList
          layout="stack"
          size={13}
          items={[
            { label: text.address, value: word(address) },
            ...(isShort
              ? []
              : [
                  { label: text.makes, value: list(factory.makes) },
                  { label: text.serves, value: list(factory.serves) },
                ]),
          ]}
        />
        <div className={css.foot}>
          <Link href={pathOf('aboutContactDetail', { id: factory.id })} kind="standalone">
            {text.route}
          </Link>
        </div>
      </div>
    </Sheet>
  );
}
