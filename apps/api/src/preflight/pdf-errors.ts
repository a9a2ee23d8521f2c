/** Why a file's structure cannot be read: an expected refusal, not a bug. */
export class PdfStructureError extends Error {}
