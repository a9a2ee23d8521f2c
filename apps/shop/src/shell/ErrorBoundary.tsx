/** A page that breaks takes only itself down, says what was kept and offers to try again. */
import { ErrorState } from '@banxin/ui/ErrorState';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Page } from '@banxin/ui/Page';
import { Sheet } from '@banxin/ui/Sheet';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { forgetMissed } from '../lib/lazyPart.tsx';
import { useText } from '../lib/text.ts';
import { shellText } from './shell.messages.ts';

function Broken({ onRetry }: { readonly onRetry: () => void }) {
  const text = useText(shellText);
  return (
    <Page paddingBlock={44}>
      <Sheet>
        <ErrorState
          title={text.brokenTitle}
          kept={text.brokenKept}
          headingLevel={1}
          onRetry={onRetry}
          actions={<LinkButton href="/">{text.backHome}</LinkButton>}
        >
          {text.brokenWhy}
        </ErrorState>
      </Sheet>
    </Page>
  );
}

export class ErrorBoundary extends Component<
  { readonly children: ReactNode },
  { readonly error: unknown }
> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
    forgetMissed();
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    return <Broken onRetry={() => this.setState({ error: undefined })} />;
  }
}
