/** Templates as pictures with name and size. */
import type { TemplateCard } from '@banxin/contract/entities/template';
import { Grid } from '@banxin/ui/Grid';
import { Text } from '@banxin/ui/Text';
import { Link } from 'wouter';
import * as css from '../TemplateCenter.css.ts';
import { sizeOf, useTemplateNames } from '../template-center.data.ts';

export interface TemplateCardsProps {
  readonly templates: readonly TemplateCard[];
  readonly chosenId: number | null;
  readonly hrefOf: (id: number) => string;
}

/** Pictures are asked for at this width; they are drawings and scale. @unit px */
const WIDTH = 240;

export function TemplateCards({ templates, chosenId, hrefOf }: TemplateCardsProps) {
  const { nameOf, productOf } = useTemplateNames();
  return (
    <Grid element="ul" columns={{ wide: 4, small: 3, phone: 2 }} gap={16}>
      {templates.map((template) => {
        const { id, picture, productId, productName } = template;
        return (
          <li key={id}>
            <article className={css.card} data-chosen={id === chosenId || undefined}>
              <div className={css.desk}>
                <img
                  src={picture.url}
                  alt=""
                  width={WIDTH}
                  height={Math.max(1, Math.round((WIDTH * picture.heightMm) / picture.widthMm))}
                  loading="lazy"
                  decoding="async"
                  className={css.picture}
                />
              </div>
              <div className={css.facts}>
                <Link
                  href={hrefOf(id)}
                  className={css.link}
                  aria-current={id === chosenId || undefined}
                >
                  {nameOf(template)}
                </Link>
                <Text size={12} tone="quiet">
                  {[productName && productOf(productId, productName), `${sizeOf(template)} mm`]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </div>
            </article>
          </li>
        );
      })}
    </Grid>
  );
}
