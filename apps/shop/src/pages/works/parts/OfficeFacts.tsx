/** What is known of a case, in groups; what does not agree with what stands beside it is marked. */
import type { OfficeCase, OfficeFact } from '@banxin/contract/entities/office';
import { DescriptionList } from '@banxin/ui/DescriptionList';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Money } from '@banxin/ui/Money';
import { Stack } from '@banxin/ui/Stack';
import { Tag } from '@banxin/ui/Tag';
import type { ReactNode } from 'react';
import { minuteText } from '../../../lib/day.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import { officeText } from '../office.messages.ts';

export interface OfficeFactsProps extends Pick<OfficeCase, 'groups'> {
  /** The facts have the whole width. */
  readonly isWide: boolean;
}

export function OfficeFacts({ groups, isWide }: OfficeFactsProps) {
  const text = useText(officeText);
  const words = useFixedWords();
  const shown = ({ value }: OfficeFact): ReactNode => {
    if ('said' in value) return words(value.said);
    if ('amount' in value) return <Money fen={value.amount} />;
    return 'at' in value ? minuteText(value.at) : <Own>{value.own}</Own>;
  };
  return (
    <Stack gap={20}>
      {groups.map(({ title, facts }) => (
        <Stack key={words(title)} gap={12}>
          <Heading level={3} size={16}>
            {words(title)}
          </Heading>
          <DescriptionList
            columns={isWide ? 2 : 1}
            items={facts.map((fact) => ({
              label: words(fact.label),
              value: fact.differs ? (
                <Inline gap={8}>
                  {shown(fact)}
                  <Tag tone="caution">{text.differs}</Tag>
                </Inline>
              ) : (
                shown(fact)
              ),
            }))}
          />
        </Stack>
      ))}
    </Stack>
  );
}
