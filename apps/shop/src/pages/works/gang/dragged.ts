/** What a dragged job is known by: its order, and where it was dragged from, for it may lie on several sheets. */
const DRAGGED_JOB = 'application/x-gang-job';

export interface Dragged {
  readonly orderId: number;
  /** Where it was. */
  readonly spot: string;
}

export const writeDragged = (data: DataTransfer, { orderId, spot }: Dragged): void =>
  data.setData(DRAGGED_JOB, `${orderId} ${spot}`);

/** True while a job is dragged; what it is is told once it is dropped. */
export const isDraggedJob = (data: DataTransfer): boolean => data.types.includes(DRAGGED_JOB);

/** Null for what is not a job. */
export function readDragged(data: DataTransfer): Dragged | null {
  const [order = '', spot = ''] = data.getData(DRAGGED_JOB).split(' ');
  const orderId = Number(order);
  return orderId > 0 ? { orderId, spot } : null;
}
