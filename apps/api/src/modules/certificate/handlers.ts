/** Calls about certificates of brands. */
import {
  createCertificate as createCall,
  deleteCertificate as deleteCall,
  getCertificates,
  updateCertificate as updateCall,
} from '@banxin/contract/calls/customer/certificate';
import { setOrderCertificate } from '@banxin/contract/calls/order/certificate';
import { handle, type Registration } from '../../http/handle.ts';
import { listCertificates } from './certificates.ts';
import { createCertificate, deleteCertificate, updateCertificate } from './change.ts';
import { setCertificate } from './setCertificate.ts';

export const certificateHandlers: readonly Registration[] = [
  handle(getCertificates, listCertificates),
  handle(createCall, createCertificate),
  handle(updateCall, updateCertificate),
  handle(deleteCall, deleteCertificate),
  handle(setOrderCertificate, setCertificate),
];
