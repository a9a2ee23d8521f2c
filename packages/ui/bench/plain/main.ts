// Starts the plain twin of the reference screen.
import './plain.css';
import { mount } from './mount.tsx';

mount();
