/** Where flows meet the page: performs what they emit, shows failed calls, hosts the agreement and the preview. */
import { TOAST_MS } from '@banxin/contract/constants';
import {
  addressOf,
  documentTitle,
  matchRoute,
  type RouteName,
  routeOf,
} from '@banxin/contract/routes';
import { type FlowEffectHandlers, FlowProvider } from '@banxin/flows/react';
import { RouteProgress } from '@banxin/ui/RouteProgress';
import {
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'wouter';
import { AgreementContext } from '../features/agreement/agreement.ts';
import { PreviewProvider } from '../features/preview/PreviewProvider.tsx';
import { useIsAfterPage } from '../lib/AfterPage.tsx';
import { untranslated, useFixedWords } from '../lib/fixedWords.ts';
import { useGiven } from '../lib/given.ts';
import { lazyOptional } from '../lib/lazyOptional.ts';
import { lazyPart } from '../lib/lazyPart.tsx';
import { PartBoundary } from '../lib/PartBoundary.tsx';
import { PageTitleContext } from '../lib/pageTitle.ts';
import { partFailedText } from '../lib/partFailed.messages.ts';
import { useRouteTitle } from '../lib/routeTitle.ts';
import { useServices } from '../lib/services.ts';
import { createSignal } from '../lib/signal.ts';
import { LocaleContext, useText } from '../lib/text.ts';
import { useIsHydrated } from '../lib/useIsHydrated.ts';
import { usePartFailedToast } from '../lib/usePartFailedToast.ts';
import { shellText } from './shell.messages.ts';
import { performStore } from './storeEffect.ts';

/** What is to be said before it is here waits for it. */
const Announcements = lazyOptional(() => import('./Announcements.tsx'));

const AgreementHost = lazyPart(() =>
  import('../features/agreement/AgreementHost.tsx').then((module) => ({
    default: module.AgreementHost,
  })),
);

/** What the agreement stores before it reloads: shown once afterwards. */
const SIGNED = 'signed';

/** Calls the document what its page is called in the reader's language; before the first page, as it was sent. */
function useDocumentTitle(page: RouteName | undefined, own: string | null): void {
  const shop = useText(shellText).brand;
  const titleOf = useRouteTitle();
  const [path] = useLocation();
  const { isDrawn } = useGiven();
  /** The page that was sent with its title: the title may be its own, which it says only once it is alive. */
  const sent = useRef(isDrawn ? matchRoute(path)?.route.name : undefined);
  const title = page && documentTitle(own ?? titleOf(routeOf(page)), shop);
  useEffect(() => {
    if (title === undefined) return;
    // What was sent in another language than the reader's is put into it.
    const isRead = document.title.startsWith(documentTitle('', shop));
    const isAsSent = page === sent.current && own === null && isRead;
    sent.current = undefined;
    if (!isAsSent) document.title = title;
  }, [page, own, shop, title]);
}

export interface FlowRootProps {
  /** The route wants its page to stand there. @unit px from the top */
  readonly onScroll: (top: number) => void;
  readonly children: ReactNode;
}

export function FlowRoot({ onScroll, children }: FlowRootProps) {
  const { client, failures, store, now, reload, toasts, flows } = useServices();
  const words = useFixedWords();
  const areWordsThere = useContext(LocaleContext) === 'zh-CN' || words !== untranslated;
  const lost = useText(partFailedText);
  const showPartFailed = usePartFailedToast();
  const [, navigate] = useLocation();
  const [agreementRequests] = useState(() => createSignal<boolean>({ keepsLast: true }));
  /** Whether signing is required; null before anybody asked. */
  const [agreementAsked, setAgreementAsked] = useState<boolean | null>(null);
  const [isAgreementOpen, setAgreementOpen] = useState(false);
  const [isRunning, setRunning] = useState(false);
  // What nothing on the page needs yet comes after it.
  const isHydrated = useIsHydrated();
  const isLater = useIsAfterPage() && isHydrated;
  const [page, setPage] = useState<RouteName>();
  const [ownTitle, setOwnTitle] = useState<string | null>(null);
  useDocumentTitle(page, ownTitle);

  const openAgreement = useCallback(
    (required: boolean) => {
      setAgreementAsked(required);
      setAgreementOpen(true);
      agreementRequests.emit(required);
    },
    [agreementRequests],
  );
  const agreement = useMemo(
    () => ({ open: openAgreement, isOpen: isAgreementOpen }),
    [openAgreement, isAgreementOpen],
  );
  const effects = useMemo<FlowEffectHandlers>(() => {
    return {
      toast: ({ tone, message, duration }) =>
        toasts.show(
          { text: words(message), tone: tone === 'success' ? 'positive' : 'critical' },
          duration,
        ),
      requestError: failures.emit,
      reload,
      navigate: ({ to, replace }) => navigate(addressOf(to), { replace }),
      store: (event) => performStore({ store, now }, event),
      title: ({ route }) => setPage(route),
      progress: ({ running }) => setRunning(running),
      scroll: ({ top }) => onScroll(top),
    };
  }, [failures, navigate, now, onScroll, reload, store, toasts, words]);

  useEffect(() => {
    const signed = store.read<string>(SIGNED);
    if (signed === undefined || !areWordsThere) return;
    store.remove(SIGNED);
    toasts.show({ text: words(signed), tone: 'positive' }, TOAST_MS);
  }, [store, toasts, words, areWordsThere]);

  return (
    <FlowProvider client={client} effects={effects} {...flows}>
      <AgreementContext value={agreement}>
        <RouteProgress isActive={isRunning} />
        <PageTitleContext value={setOwnTitle}>
          <PreviewProvider>{children}</PreviewProvider>
        </PageTitleContext>
        {isLater && (
          <Suspense>
            <Announcements />
          </Suspense>
        )}
        {agreementAsked !== null && (
          <PartBoundary
            onLost={() => {
              setAgreementAsked(null);
              setAgreementOpen(false);
              showPartFailed(lost.agreement, () => openAgreement(agreementAsked));
            }}
          >
            <AgreementHost requests={agreementRequests} onClosed={() => setAgreementOpen(false)} />
          </PartBoundary>
        )}
      </AgreementContext>
    </FlowProvider>
  );
}
