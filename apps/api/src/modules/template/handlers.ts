/** Calls of the template centre. */
import {
  getTemplate,
  getTemplateFile,
  getTemplates,
} from '@banxin/contract/calls/template/template';
import { handlePublic, type Registration } from '../../http/handle.ts';
import { readPdf } from './files.ts';
import { listTemplates, readTemplate } from './templates.ts';

export const templateHandlers: readonly Registration[] = [
  handlePublic(getTemplates, listTemplates),
  handlePublic(getTemplate, readTemplate),
  handlePublic(getTemplateFile, readPdf),
];
