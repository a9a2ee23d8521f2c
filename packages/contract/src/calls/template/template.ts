/** Templates: found by product, trade and colour, taken as a PDF or ordered with. */
import { defineCall } from '../../call.ts';
import type * as schemas from './template.schemas.ts';

/** Templates that fit, in the order of the catalogue. A page beyond the last is empty. */
export const getTemplates = defineCall<typeof schemas.getTemplates>({
  name: 'Template.PagedList',
  method: 'POST',
  path: '/api/Template/PagedList',
  encoding: 'json',
  summary: '模板列表',
  access: 'public',
  tags: ['templates'],
});

/** One template with its file, its boxes and what the file check says of it. Errors 2404 unknown. */
export const getTemplate = defineCall<typeof schemas.getTemplate>({
  name: 'Template.Get',
  method: 'POST',
  path: '/api/Template/Get',
  encoding: 'json',
  summary: '模板详情',
  access: 'public',
  errors: [2404],
  tags: ['templates'],
});

/** The PDF itself. Errors 2404 unknown. */
export const getTemplateFile = defineCall<typeof schemas.getTemplateFile>({
  name: 'Template.File',
  method: 'GET',
  path: '/api/Template/File',
  encoding: 'query',
  raw: 'application/pdf',
  summary: '下载模板 PDF',
  access: 'public',
  errors: [2404],
});

/**
 * An empty PDF for one job: its trim, bleed and safe area, as many pages as it needs. Its guides do not print.
 * Errors 2404 unknown product, or one that needs no file.
 */
export const getJobTemplate = defineCall<typeof schemas.getJobTemplate>({
  name: 'Template.ForJob',
  method: 'GET',
  path: '/api/Template/ForJob',
  encoding: 'query',
  raw: 'application/pdf',
  summary: '按规格下载空白模板 PDF',
  access: 'public',
  errors: [2404],
});
