/** One job of a pasted requirement: what each word is understood as, what is not, the configuration and its price. */
import type { NotUnderstood, ReadJob } from '@banxin/contract/calls/order/requirement.schemas';
import { pathOf } from '@banxin/contract/routes';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Money } from '@banxin/ui/Money';
import { Stack } from '@banxin/ui/Stack';
import { Tag } from '@banxin/ui/Tag';
import { Text } from '@banxin/ui/Text';
import { configurationQuery } from '../../../features/quote/configurationQuery.ts';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import { joined, mend } from './mend.ts';
import * as css from './quickOrder.css.ts';
import { quickOrderText } from './quickOrder.messages.ts';

interface Writing {
  /** The text that was read. */
  readonly written: string;
  /** Takes the mended text; absent while a newer text is being read. */
  readonly onMend?: ((text: string) => void) | undefined;
}

interface GapProps extends Writing {
  readonly gap: NotUnderstood;
  /** Name of the product; '' when there is none. */
  readonly product: string;
  readonly job: ReadJob;
}

function Gap({ gap, product, job, written, onMend }: GapProps) {
  const text = useText(quickOrderText);
  const { word } = useCatalogueWords();
  const words = written.slice(gap.start, gap.end);
  const { continues } = job;
  /** Whose line it is that may go on with the job above. */
  const asks = gap.why === 'product' && continues !== null ? continues : null;
  const count = asks ? written.slice(asks.count.start, asks.count.end) : '';
  const why = {
    unknown: text.whyUnknown(words),
    absent: text.whyAbsent(words, product),
    twice: text.whyTwice(words),
    product: asks
      ? text.whyAnother(written.slice(job.start, job.end).trim())
      : text.whyProduct(words),
  };
  const put = (label: string, name: string, by: string, mended = mend(written, gap, by)) => (
    <Button
      key={by}
      size="small"
      aria-label={name}
      isDisabled={onMend === undefined}
      onPress={() => onMend?.(mended)}
    >
      {label}
    </Button>
  );
  return (
    <li className={css.gap}>
      <Text>
        <Own>{why[gap.why]}</Own>
      </Text>
      {gap.offers.map(({ text: inChinese, said }) => {
        const offer = word(inChinese, said);
        if (asks) return put(text.another(offer), text.another(offer), offer);
        const name = words === '' ? text.insert(offer) : text.offer(offer, words);
        return put(offer, name, offer);
      })}
      {asks && put(text.goesOn(count), text.goesOn(count), '', joined(written, asks))}
      {gap.why === 'twice' && put(text.takeOut(words), text.takeOut(words), '')}
    </li>
  );
}

export function QuickJob({ job, ...writing }: Writing & { readonly job: ReadJob }) {
  const text = useText(quickOrderText);
  const { word, name } = useCatalogueWords();
  const { made } = job;
  const product = made ? name('product', made.productId, made.productName) : '';
  return (
    <li className={css.job}>
      <ul className={css.words} aria-label={text.understood(product)}>
        <li className={css.chips}>
          {job.words.map(({ start, end, field, text: inChinese, said }) => (
            <Tag key={start} tone={field === 'product' ? 'action' : 'neutral'}>
              {field === 'later' ? (
                <Own>{text.later(writing.written.slice(start, end))}</Own>
              ) : (
                word(inChinese, said)
              )}
            </Tag>
          ))}
        </li>
        {job.gaps.map((gap) => (
          <Gap key={`${gap.start}-${gap.why}`} gap={gap} product={product} job={job} {...writing} />
        ))}
      </ul>
      {made && (
        <>
          {made.reasons.map(({ text: inChinese, said }) => (
            <Text key={inChinese} size={13} tone="caution">
              {text.changed(word(inChinese, said))}
            </Text>
          ))}
          <div className={css.price}>
            <Stack gap={4}>
              <Text weight="medium">{product}</Text>
              <Text size={13} tone="body">
                {word(made.spec.text, made.spec.said)}
              </Text>
            </Stack>
            <Inline gap={16} align="center">
              <Money fen={made.total} size="large" tone="price" />
              <LinkButton
                variant="primary"
                href={pathOf(
                  'productDetail',
                  { id: made.productId },
                  configurationQuery(made.configuration),
                )}
                aria-label={text.chooseOf(product)}
              >
                {text.choose}
              </LinkButton>
            </Inline>
          </div>
        </>
      )}
    </li>
  );
}
