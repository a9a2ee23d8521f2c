/** After a change of page the focus goes to the main region, and the new page's title is said. */
import { VisuallyHidden } from '@banxin/ui/VisuallyHidden';
import { type RefObject, useEffect, useRef, useState } from 'react';

export interface PageChangeProps {
  readonly path: string;
  /** Title of the page at the path. */
  readonly title: string;
  readonly main: RefObject<HTMLElement | null>;
}

export function PageChange({ path, title, main }: PageChangeProps) {
  const [isChanged, setChanged] = useState(false);
  // The browser itself reads the page it opened first.
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    setChanged(true);
    // Where the page stands is the route guard's business.
    main.current?.focus({ preventScroll: true });
  }, [path, main]);
  return (
    <VisuallyHidden>
      <span role="status">{isChanged ? title : ''}</span>
    </VisuallyHidden>
  );
}
