// Lets react-aria's links (menu items with `href`) change the page without loading it.
import { type ReactNode, useContext } from 'react';
import { RouterProvider } from 'react-aria/private/utils/openLink';
import { NavigateContext } from './NavigateContext.ts';

/** Put it around a react-aria collection whose items are links. */
export function MenuRouter({ children }: { children: ReactNode }): ReactNode {
  const navigate = useContext(NavigateContext);
  return navigate === null ? (
    children
  ) : (
    <RouterProvider navigate={navigate}>{children}</RouterProvider>
  );
}
