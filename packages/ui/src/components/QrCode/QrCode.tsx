// A code that a phone scans to go on: pay, sign in, link an account.
import { QRCodeSVG } from 'qrcode.react';
import { type ReactNode, useRef } from 'react';
import { classes } from '../../internal/classes.ts';
import { useMessages } from '../../messages/MessagesContext.ts';
import { light } from '../../theme/light.ts';
import { Button } from '../Button/Button.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as css from './QrCode.css.ts';

export interface QrCodeProps {
  /**
   * What scanning does, for screen readers: 微信扫码支付 ¥46.50.
   * @zh 给读屏的说法，写明扫码做什么，如“微信扫码支付 ¥46.50”。
   */
  label: string;
  /**
   * What the phone reads; null while it is on its way.
   * @zh 手机扫出的内容；尚未取得时为 null。
   */
  value: string | null;
  /**
   * Side of the square with its quiet zone.
   * @zh 边长，含四周的留白。
   * @unit px
   * @default 160
   */
  size?: 120 | 160 | 200 | undefined;
  /**
   * Whether it can no longer be used: it is covered, and a new one is offered.
   * @zh 是否已失效：盖住二维码，并提供换一个的按钮。
   * @default false
   */
  isExpired?: boolean | undefined;
  /**
   * Asks for a new code; without it an expired code offers nothing.
   * @zh 换一个二维码；不给时失效后没有按钮。
   */
  onRefresh?: (() => void) | undefined;
}

/** Modules of white around the code, as the standard asks. */
const QUIET_ZONE = 4;

/**
 * Always dark on white, in both themes and under forced colours.
 * @zh 始终白底深色，两种主题和强制配色下都一样。
 */
export function QrCode({
  label,
  value,
  size = 160,
  isExpired = false,
  onRefresh,
}: QrCodeProps): ReactNode {
  const messages = useMessages();
  const square = useRef<HTMLDivElement>(null);
  const isLoading = value === null;
  const refresh = (): void => {
    onRefresh?.();
    // The button is about to go; the focus stays here.
    square.current?.focus();
  };
  return (
    <div
      ref={square}
      tabIndex={-1}
      data-component="QrCode"
      data-theme="light"
      aria-busy={isLoading}
      className={classes(css.square, css.size[size])}
    >
      {isLoading ? (
        <Spinner label={messages.loading} />
      ) : (
        <QRCodeSVG
          value={value}
          size={size}
          level="M"
          marginSize={QUIET_ZONE}
          fgColor={light.inkStrong}
          bgColor={light.sheet}
          data-part="code"
          aria-label={label}
          aria-hidden={isExpired}
          className={classes(css.code, isExpired && css.faded)}
        />
      )}
      <div role="status" className={isExpired ? css.over : css.silent} data-part="expired">
        {isExpired && (
          <>
            {messages.qrExpired}
            {onRefresh && (
              <span data-part="refresh">
                <Button size="small" variant="primary" onPress={refresh}>
                  {messages.qrRefresh}
                </Button>
              </span>
            )}
          </>
        )}
      </div>
    </div>
  );
}
