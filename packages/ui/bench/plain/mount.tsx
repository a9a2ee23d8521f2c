// Mounts the plain twin.
import { createRoot } from 'react-dom/client';
import { PlainScreen } from './PlainScreen.tsx';

export function mount(): void {
  createRoot(document.getElementById('root') as HTMLElement).render(<PlainScreen />);
}
