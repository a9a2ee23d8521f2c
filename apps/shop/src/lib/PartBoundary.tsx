/** Error boundary around a part whose code is loaded on demand: the page stays when it fails, and says so. */
import { Component, type ReactNode, Suspense } from 'react';
import { resetFailedParts } from './lazyPart.tsx';

export interface PartBoundaryProps {
  /** The part, made by `lazyPart`. */
  readonly children: ReactNode;
  /** Stands there while the code is on its way. @default nothing */
  readonly pending?: ReactNode;
  /** Stands there instead of a part that did not come. @default nothing */
  readonly instead?: ReactNode;
  /** Told when it did not come: takes the part away or tells the visitor. Drawn anew, it is asked for again. */
  readonly onLost?: () => void;
}

export class PartBoundary extends Component<PartBoundaryProps, { readonly isLost: boolean }> {
  override state = { isLost: false };

  static getDerivedStateFromError() {
    return { isLost: true };
  }

  override componentDidCatch(): void {
    resetFailedParts();
    this.props.onLost?.();
  }

  override render(): ReactNode {
    const { children, pending, instead } = this.props;
    return this.state.isLost ? instead : <Suspense fallback={pending}>{children}</Suspense>;
  }
}
