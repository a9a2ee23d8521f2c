/** Offices and topics. */
import type { Office } from '@banxin/contract/calls/company/offices.schemas';
import type { Bilingual } from '@banxin/contract/entities/bilingual';
import type { Json } from './columns.ts';

export interface OfficesTable {
  factory_id: number;
  address: Json<Bilingual>;
  hotline: string;
  ways: Json<Office['ways']>;
}

/** A product of a topic, and what stands for it once it is no longer sold. */
export interface TopicProduct {
  readonly id: number;
  readonly successor?: number;
}

export interface TopicsTable {
  id: number;
  title: Json<Bilingual>;
  summary: Json<Bilingual>;
  why: Json<Bilingual>;
  products: Json<readonly TopicProduct[]>;
  /** Days in Asia/Shanghai, both included. */
  starts_on: string;
  ends_on: string;
}
