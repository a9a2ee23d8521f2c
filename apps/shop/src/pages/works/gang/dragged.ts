/** What a dragged job is known by. */
export const DRAGGED_JOB = 'application/x-gang-job';
