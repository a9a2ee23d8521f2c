/** What stands below every page: the footer, and on a phone the bar. Links lead on while its code is on its way. */
import { BottomBar } from './BottomBar/BottomBar.tsx';
import { Footer } from './Footer/Footer.tsx';

export interface FootProps {
  /** Of the route. */
  readonly hasFooter: boolean;
}

export default function Foot({ hasFooter }: FootProps) {
  return (
    <>
      {hasFooter && <Footer />}
      <BottomBar />
    </>
  );
}
