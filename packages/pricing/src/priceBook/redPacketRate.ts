/** How much of the goods cash red packets may pay for. */

/** @unit basis points */
export const RED_PACKET_RATE = 3_000;
