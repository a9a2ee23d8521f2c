/** Id of the element by which the server names the script of the page that it has drawn. */
export const PAGE_SCRIPT = 'page';
