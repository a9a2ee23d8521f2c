// Styles of print files: the template's link stands alone, so a finger meets it.
export { touchTarget as template } from '@banxin/ui/theme';
