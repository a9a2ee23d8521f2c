/** Calls about the company. */
import { getOffices } from '@banxin/contract/calls/company/offices';
import { getTopics } from '@banxin/contract/calls/company/topics';
import { getCustomerManager, getDeliveryMan } from '@banxin/contract/calls/delivery/contacts';
import { handle, handlePublic, type Registration } from '../../http/handle.ts';
import { readCustomerManager, readDeliveryMan } from './contacts.ts';
import { listOffices } from './offices.ts';
import { listTopics } from './topics.ts';

export const companyHandlers: readonly Registration[] = [
  handlePublic(getOffices, listOffices),
  handlePublic(getTopics, listTopics),
  handlePublic(getDeliveryMan, readDeliveryMan),
  handle(getCustomerManager, readCustomerManager),
];
