// Starts the reference screen.
import '@banxin/ui/styles';
import { mount } from './mount.tsx';

mount();
