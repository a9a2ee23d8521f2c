/** Who sends print files: tus, unless somebody above says otherwise. */
import type { UploadPort } from '@banxin/flows/upload-item';
import { createContext } from 'react';
import { tusPort } from './tusPort.ts';

export const UploadPortContext = createContext<UploadPort>(tusPort('printFile'));
