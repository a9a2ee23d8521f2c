// A stranger's application: nothing but React, Vite and the package.
import '@banxin/ui/styles.css';
import { BanxinProvider } from '@banxin/ui/BanxinProvider';
import { Button } from '@banxin/ui/Button';
import { Dialog, DialogTrigger } from '@banxin/ui/Dialog';
import { TextField } from '@banxin/ui/TextField';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

createRoot(document.querySelector('#root')).render(
  <StrictMode>
    <BanxinProvider>
      <DialogTrigger>
        <Button variant="primary">修改抬头</Button>
        <Dialog title="发票抬头">
          <TextField label="抬头" />
        </Dialog>
      </DialogTrigger>
    </BanxinProvider>
  </StrictMode>,
);
