/** Providers that every page needs, in the shop and in stories: services, language, reads, design system. */
import { BanxinProvider, type Messages } from '@banxin/ui/BanxinProvider';
import type { ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { type CatalogueWords, CatalogueWordsContext } from './catalogueWords.ts';
import { type FixedWords, FixedWordsContext } from './fixedWords.ts';
import { type RouteTitle, RouteTitleContext } from './routeTitle.ts';
import { type Services, ServicesContext } from './services.ts';
import { type Locale, LocaleContext } from './text.ts';

/** Words that stand in no dictionary of the shop. */
export interface SharedWords {
  /** The design system's own; undefined for its Chinese ones. */
  readonly messages: Messages | undefined;
  /** How a text of the contract is said. */
  readonly fixedWords: FixedWords;
  readonly routeTitle: RouteTitle;
  readonly catalogue: CatalogueWords;
}

export interface SurroundingsProps {
  readonly services: Services;
  readonly locale: Locale;
  readonly words: SharedWords;
  /** What differs from how the shop reads. @default nothing */
  readonly reads?: SWRConfiguration;
  /** Goes to a path when a link is pressed. */
  readonly navigate: (to: string) => void;
  readonly children: ReactNode;
}

const READS: SWRConfiguration = {
  // The client shows failures; a page offers to try again.
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  dedupingInterval: 1_000,
};

export function Surroundings(props: SurroundingsProps) {
  const { services, locale, words, reads, navigate, children } = props;
  return (
    <ServicesContext value={services}>
      <LocaleContext value={locale}>
        <FixedWordsContext value={words.fixedWords}>
          <RouteTitleContext value={words.routeTitle}>
            <CatalogueWordsContext value={words.catalogue}>
              <SWRConfig value={reads === undefined ? READS : { ...READS, ...reads }}>
                <BanxinProvider locale={locale} messages={words.messages} navigate={navigate}>
                  {children}
                </BanxinProvider>
              </SWRConfig>
            </CatalogueWordsContext>
          </RouteTitleContext>
        </FixedWordsContext>
      </LocaleContext>
    </ServicesContext>
  );
}
