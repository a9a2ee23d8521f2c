/** What the goods are, and what buyers ask about goods from the shelf. */
import { getIntroduction } from '@banxin/contract/calls/catalogue/introduction';
import { STOCK_HELD_MINUTES } from '@banxin/contract/constants';
import { DescriptionList } from '@banxin/ui/DescriptionList';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Tabs } from '@banxin/ui/Tabs';
import { Text } from '@banxin/ui/Text';
import { useBilingual } from '../../../lib/bilingual.ts';
import { Loaded } from '../../../lib/Loaded.tsx';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/useCall.ts';
import * as css from '../ProductStock.css.ts';
import { stockText } from '../product-stock.messages.ts';

function Introduction({ productId }: { readonly productId: number }) {
  const text = useText(stockText);
  const words = useBilingual();
  const introduction = useCall(getIntroduction, { categoryId: productId }, { isLasting: true });
  return (
    <Loaded
      of={introduction}
      pending={<Skeleton shape="text" count={4} />}
      failed={{ place: 'part', title: text.introFailed }}
    >
      {(rows) => {
        const told = rows.filter(({ text: said, facts }) => said !== null || facts.length > 0);
        if (told.length === 0) return <Text tone="body">{text.noIntro}</Text>;
        return (
          <Stack gap={16}>
            {told.map(({ kind, text: said, facts }) => (
              <Stack key={kind} gap={12}>
                {said && <Text element="p">{words(said)}</Text>}
                {facts.length > 0 && (
                  <DescriptionList
                    columns={2}
                    items={facts.map(({ label, value }) => ({
                      label: words(label),
                      value: words(value),
                    }))}
                  />
                )}
              </Stack>
            ))}
          </Stack>
        );
      }}
    </Loaded>
  );
}

function Questions() {
  const text = useText(stockText);
  const asked = [
    [text.askHeld, text.held(STOCK_HELD_MINUTES)],
    [text.askPrice, text.price],
    [text.askShip, text.ship],
    [text.askSample, text.sample],
  ] as const;
  return (
    <dl className={css.answers}>
      {asked.map(([question, answer]) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}

export function About({ productId }: { readonly productId: number }) {
  const text = useText(stockText);
  return (
    <Sheet padding="none" element="section" aria-label={text.about}>
      <Tabs
        label={text.about}
        inset="sheet"
        items={[
          {
            id: 'introduction',
            label: text.introduction,
            content: (
              <div className={css.tab}>
                <Introduction productId={productId} />
              </div>
            ),
          },
          {
            id: 'questions',
            label: text.questions,
            content: (
              <div className={css.tab}>
                <Questions />
              </div>
            ),
          },
        ]}
      />
    </Sheet>
  );
}
