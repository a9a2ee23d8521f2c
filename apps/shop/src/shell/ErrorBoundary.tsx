/** A page that breaks takes only itself down, says what was kept and offers to try again. */
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { resetFailedParts } from '../lib/lazyPart.tsx';
import { Broken } from './Broken.tsx';

export class ErrorBoundary extends Component<
  { readonly children: ReactNode; readonly onCaught?: () => void },
  { readonly error: unknown }
> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
    resetFailedParts();
    this.props.onCaught?.();
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    const { error } = this.state;
    return <Broken error={error} onRetry={() => this.setState({ error: undefined })} />;
  }
}
