/** A template on its sheet with trim, bleed and safe area, and what can be done with it. */
import type { OutputOf } from '@banxin/contract/call';
import type { getTemplate } from '@banxin/contract/calls/template/template';
import { Heading } from '@banxin/ui/Heading';
import { Link } from '@banxin/ui/Link';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Notice } from '@banxin/ui/Notice';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useText } from '../../../lib/text.ts';
import * as css from '../TemplateCenter.css.ts';
import { orderPath, sizeOf, useTemplateNames } from '../template-center.data.ts';
import { templateText } from '../template-center.messages.ts';

export interface TemplatePreviewProps {
  readonly template: OutputOf<typeof getTemplate>;
  readonly closeHref: string;
}

/** Colours of the lines, seen on any ink. */
const LINES = { trim: '#d0106f', bleed: '#009fe0', safe: '#1b7a4b' } as const;
const DASHES = { trim: undefined, bleed: undefined, safe: '6 4' } as const;
type Line = keyof typeof LINES;

export function TemplatePreview({ template, closeHref }: TemplatePreviewProps) {
  const text = useText(templateText);
  const { nameOf, productOf } = useTemplateNames();
  const { boxes, picture, pages, report, pdfUrl, isWithdrawn } = template;
  const { trimWidthMm: w, trimHeightMm: h, bleedMm: b, safeMm: s } = boxes;
  const lines: readonly (readonly [Line, number])[] = [
    ['bleed', -b],
    ['trim', 0],
    ['safe', s],
  ];
  const isClean = report.every(({ severity }) => severity === 'ok');
  return (
    <Sheet element="section" aria-label={nameOf(template)}>
      <div className={css.preview}>
        <div className={css.stage}>
          <svg
            className={css.sheet}
            viewBox={[-b, -b, picture.widthMm, picture.heightMm].join(' ')}
            width={picture.widthMm}
            height={picture.heightMm}
            role="img"
            aria-label={text.pictureOf(nameOf(template))}
            overflow="visible"
          >
            <image
              href={picture.url}
              x={-b}
              y={-b}
              width={picture.widthMm}
              height={picture.heightMm}
            />
            {lines.map(([line, inset]) => (
              <rect
                key={line}
                x={inset}
                y={inset}
                width={w - 2 * inset}
                height={h - 2 * inset}
                fill="none"
                stroke={LINES[line]}
                strokeWidth={1}
                strokeDasharray={DASHES[line]}
                vectorEffect="non-scaling-stroke"
              />
            ))}
          </svg>
        </div>
        <Stack gap={16}>
          <Stack gap={4}>
            <Heading level={2}>{nameOf(template)}</Heading>
            {template.productName !== '' && (
              <Text tone="body">{productOf(template.productId, template.productName)}</Text>
            )}
            <Text size={13} tone="quiet">
              {sizeOf(template)} mm · {text.pages(String(pages))}
            </Text>
          </Stack>
          <div className={css.legend}>
            {lines.map(([line]) => (
              <span key={line} className={css.mark}>
                <svg width={20} height={8} aria-hidden="true">
                  <line
                    x1={0}
                    y1={4}
                    x2={20}
                    y2={4}
                    stroke={LINES[line]}
                    strokeWidth={2}
                    strokeDasharray={DASHES[line]}
                  />
                </svg>
                {text[line]}
                {line === 'bleed' && ` ${b} mm`}
                {line === 'safe' && ` ${s} mm`}
              </span>
            ))}
          </div>
          <Text weight="bold" tone={isClean ? 'positive' : 'caution'}>
            {isClean ? text.checked : text.unchecked}
          </Text>
          {isWithdrawn && <Notice>{text.withdrawn}</Notice>}
          <div className={css.actions}>
            {!isWithdrawn && (
              <LinkButton href={orderPath(template)} variant="primary">
                {text.order}
              </LinkButton>
            )}
            <a href={pdfUrl} download>
              {text.download}
            </a>
            <Link href={closeHref}>{text.close}</Link>
          </div>
        </Stack>
      </div>
    </Sheet>
  );
}
