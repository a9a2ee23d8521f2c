/** Factories and the companies that sell for them. Specification §3. */
import { defineEnum, type ValueOf } from './define.ts';

/** Factory, which is also the region that it serves. The numbers 2 to 5 do not exist. */
export const factory = defineEnum({
  yongcheng: [0, '永城工厂'],
  chengdu: [1, '成都工厂'],
  tianshui: [6, '天水工厂'],
  tianjin: [7, '天津工厂'],
});
/** A value of {@link factory}. */
export type Factory = ValueOf<typeof factory>;

/** A company that sells and invoices. */
export type Company = {
  /** Registered name, as printed on an invoice. */
  readonly name: string;
  /** Tax registration number, 18 characters. */
  readonly taxNumber: string;
};

/**
 * The selling company of each factory. One invoice has one selling company.
 * Names and numbers are examples: a shop owner replaces them here.
 */
export const factoryCompany: Readonly<Record<Factory, Company>> = {
  [factory.yongcheng]: { name: '版心印刷（永城）有限公司', taxNumber: '91411481MA00000001' },
  [factory.chengdu]: { name: '版心印刷（成都）有限公司', taxNumber: '91510100MA0000000H' },
  [factory.tianshui]: { name: '版心印刷（天水）有限公司', taxNumber: '91620500MA00000001' },
  [factory.tianjin]: { name: '版心印刷（天津）有限公司', taxNumber: '91120100MA0000000T' },
};
