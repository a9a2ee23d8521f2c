/** Companies that may be meant by what is typed: a press fills the form in. */
import { matchCompanyTitles } from '@banxin/contract/calls/invoice/title';
import type { CompanyMatch } from '@banxin/contract/entities/invoiceTitle';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { Own } from '../../lib/Own.tsx';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/useCall.ts';
import { useSettled } from '../../lib/useSettled.ts';
import { titleText } from './title.messages.ts';

/** Nothing is asked before typing has paused. @unit ms */
const PAUSE_MS = 300;
/** Characters from which on companies are proposed. */
const LEAST = 2;

export interface CompanyMatchesProps {
  /** Committed words; what an input method is composing is none. */
  readonly words: string;
  readonly onPick: (company: CompanyMatch) => void;
}

export function CompanyMatches({ words, onPick }: CompanyMatchesProps) {
  const text = useText(titleText);
  const asked = useSettled(words.trim(), PAUSE_MS);
  const isAsked = [...asked].length >= LEAST;
  const found = useCall(matchCompanyTitles, isAsked ? { title: asked } : null);
  // Proposals are a help: where they do not come, the form is filled in by hand.
  if (!isAsked || found.state !== 'ready') return null;
  const others = found.value.filter(({ title }) => title !== words.trim());
  if (others.length === 0) return null;
  return (
    <section aria-label={text.matches}>
      <Stack gap={4}>
        <Text size={12} tone="quiet">
          {text.matches}
        </Text>
        {others.map((company) => (
          <Inline key={`${company.source}${company.taxNumber}${company.title}`} justify="between">
            <Button variant="quiet" size="small" onPress={() => onPick(company)}>
              <Own>{company.title}</Own>
            </Button>
            <Text size={12} tone="quiet">
              {`${company.taxNumber} · ${text[company.source]}`}
            </Text>
          </Inline>
        ))}
      </Stack>
    </section>
  );
}
