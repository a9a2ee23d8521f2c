// Mounts the reference screen.
import { createRoot } from 'react-dom/client';
import { ReferenceScreen } from './ReferenceScreen.tsx';

export function mount(): void {
  createRoot(document.getElementById('root') as HTMLElement).render(<ReferenceScreen />);
}
