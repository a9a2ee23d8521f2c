/** What a dragged file of the tray is known by. */
export const DRAGGED = 'application/x-print-file';
