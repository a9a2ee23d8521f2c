/** Calls about certificates of brands. */
import { getCertificates } from '@banxin/contract/calls/customer/certificate';
import { setOrderCertificate } from '@banxin/contract/calls/order/certificate';
import { handle, type Registration } from '../../http/handle.ts';
import { listCertificates } from './certificates.ts';
import { setCertificate } from './setCertificate.ts';

export const certificateHandlers: readonly Registration[] = [
  handle(getCertificates, listCertificates),
  handle(setOrderCertificate, setCertificate),
];
