/** What stands above and below every page, as its route's row says. Links and the search lead on while the code is on its way. */
import { defaultHeader, matchRoute } from '@banxin/contract/routes';
import { useLocation } from 'wouter';
import { useSession } from '../features/session/session.ts';
import { BottomBar } from './BottomBar/BottomBar.tsx';
import { Footer } from './Footer/Footer.tsx';
import { Header } from './Header/Header.tsx';
import type { UtilityLineProps } from './Header/UtilityLine.tsx';

export type HeadProps = Pick<UtilityLineProps, 'theme' | 'onTheme' | 'onLanguage'>;

export function Head(props: HeadProps) {
  const { user, logIn, logOut } = useSession();
  const [path] = useLocation();
  return (
    <Header
      {...props}
      options={matchRoute(path)?.route.header ?? defaultHeader}
      userName={user?.customerName ?? null}
      onLogin={logIn}
      onLogout={logOut}
    />
  );
}

/** The footer, and on a phone the bar. */
export function Foot() {
  const [path] = useLocation();
  return (
    <>
      {matchRoute(path)?.route.footer !== false && <Footer />}
      <BottomBar />
    </>
  );
}
