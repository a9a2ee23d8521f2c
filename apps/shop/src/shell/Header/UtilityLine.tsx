/** First line of the header: service hours, who is logged in, theme and language. */
import { pathOf, routeOf } from '@banxin/contract/routes';
import { Page } from '@banxin/ui/Page';
import type { Theme } from '@banxin/ui/theme';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { useReturnPath, withReturnPath } from '../../features/session/returnPath.ts';
import { useSession } from '../../features/session/session.ts';
import { useIsAfterPage } from '../../lib/AfterPage.tsx';
import { lazyOptional } from '../../lib/lazyOptional.ts';
import { useRouteTitle } from '../../lib/routeTitle.ts';
import { useText } from '../../lib/text.ts';
import { useIsHydrated } from '../../lib/useIsHydrated.ts';
import { hotline } from '../company.ts';
import { shellText } from '../shell.messages.ts';
import * as css from './Header.css.ts';
import { PhoneMenuButton } from './PhoneMenuButton.tsx';
import { nextTheme, useThemeName } from './themeName.ts';

const OwnLinks = lazyOptional(() => import('./OwnLinks.tsx'));
const KeptCount = lazyOptional(() => import('../../features/cart/KeptCount.tsx'));

export interface UtilityLineProps {
  /** Name to greet; null for a visitor. */
  userName: string | null;
  theme: Theme;
  onLogin: () => void;
  onLogout: () => void;
  onTheme: (theme: Theme) => void;
  onLanguage: () => void;
}

export function UtilityLine(props: UtilityLineProps) {
  const text = useText(shellText);
  const returnUrl = useReturnPath();
  const { mayOpen } = useSession();
  const themeName = useThemeName(props.theme);
  const titleOf = useRouteTitle();
  // What this browser keeps no server knows.
  const isHydrated = useIsHydrated();
  const isLater = useIsAfterPage() && isHydrated;
  return (
    <div className={css.utility}>
      <Page>
        <div className={css.utilityRow}>
          <PhoneMenuButton {...props} />
          <p className={css.utilityService}>
            {text.serviceHours} · {text.hotline(hotline)}
          </p>
          <div className={css.utilityActions}>
            {props.userName === null ? (
              <>
                <button
                  type="button"
                  className={`${css.utilityButton} ${css.utilityStrong}`}
                  onClick={props.onLogin}
                >
                  {text.login}
                </button>
                <Link href={withReturnPath('register', returnUrl)} className={css.utilityButton}>
                  {text.register}
                </Link>
                {mayOpen('stockCart') && (
                  <Link href={pathOf('stockCart')} className={css.utilityWide}>
                    <span>
                      {titleOf(routeOf('stockCart'))}{' '}
                      {isLater && (
                        <Suspense>
                          <KeptCount />
                        </Suspense>
                      )}
                    </span>
                  </Link>
                )}
              </>
            ) : (
              <>
                <Suspense>
                  <OwnLinks userName={props.userName} onLogout={props.onLogout} />
                </Suspense>
                {mayOpen('myOrder') && (
                  <Link href={pathOf('myOrder')} className={css.utilityWide}>
                    {text.myOrders}
                  </Link>
                )}
                <button type="button" className={css.utilityWide} onClick={props.onLogout}>
                  {text.logout}
                </button>
              </>
            )}
            <button
              type="button"
              className={css.utilityButton}
              aria-label={text.themeLabel(themeName)}
              onClick={() => props.onTheme(nextTheme(props.theme))}
            >
              {themeName}
            </button>
            <button
              type="button"
              className={css.utilityButton}
              aria-label={text.languageLabel}
              lang={text.otherLanguage}
              onClick={props.onLanguage}
            >
              {text.language}
            </button>
          </div>
        </div>
      </Page>
    </div>
  );
}
