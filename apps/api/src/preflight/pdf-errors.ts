/** Why a file's structure cannot be read: an expected refusal, not a bug. */

/** The page tree leads back to itself, says another number of pages than it holds, or names pages that are not there. */
export type StructureFault = 'damaged' | 'pageLoop' | 'pageMissing' | 'pageCount';

export class PdfStructureError extends Error {
  readonly fault: StructureFault;

  constructor(message: string, fault: StructureFault = 'damaged') {
    super(message);
    this.fault = fault;
  }
}
