/** What of a file could not be read, followed or drawn. Nothing unread passes: each becomes a finding. */

/**
 * undecodable  a stream's data is damaged or stops half way
 * filter       a stream is packed in a way the format does not know
 * missing      something that is drawn is not in the file
 * syntax       drawing operators that mean nothing, or that stop inside a value
 * depth        more inside each other than is followed
 * loop         a drawing that draws itself
 * pattern      a pattern whose step is too small to be drawn
 * picture      a picture whose data is damaged, or another than it says
 */
export type Unread =
  | 'undecodable'
  | 'filter'
  | 'missing'
  | 'syntax'
  | 'depth'
  | 'loop'
  | 'pattern'
  | 'picture';
