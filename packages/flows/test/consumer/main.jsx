// A stranger's application: nothing but React, Vite and the package.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './SmsCode.tsx';

createRoot(document.querySelector('#root')).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
