/** Each PDF with one fault gets the verdict that is owed to it. The folder is not part of the repository. */
import { needsPerson } from '@banxin/contract/lifecycles/file';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkAll, folder, lineOf, names } from './faults.testkit.ts';
import type { Checked } from './pool.ts';
import type { PreflightReport } from './report.ts';
import { checkAgainst, type PrintJob } from './rules.ts';

/** The verdict, then every finding with its page. `npm run faults -w @banxin/api` prints what is measured. */
const OWED: Readonly<Record<string, string>> = {
  '00_base.pdf': 'passed',
  '01a_kids_self_loop_count1e9.pdf': 'refused, UNREADABLE',
  '01b_kids_self_loop_count3.pdf': 'refused, UNREADABLE',
  '01c_same_page_300_times.pdf': 'passed',
  '01e_kids_dag_10pow30.pdf': 'refused, TOO_MANY_PAGES',
  '01f_400_pages.pdf': 'passed',
  '01f_401_pages.pdf': 'refused, TOO_MANY_PAGES',
  '01h_page_tree_depth_70.pdf': 'passed',
  '01i_count1_kids2.pdf': 'refused, UNREADABLE',
  '01j_count3_kids2.pdf': 'refused, UNREADABLE',
  '01k_count_missing_kids2.pdf': 'refused, UNREADABLE',
  '02c_content_double_flate_16KB_to_10GB.pdf': 'refused, UNREADABLE',
  '02c_content_double_flate_to_10GB.pdf': 'refused, UNREADABLE',
  '02e_objstm_double_flate_10GB.pdf': 'refused, UNREADABLE',
  '02h_4MB_content_listed_1000x.pdf': 'refused, UNREADABLE',
  '02l_image_double_flate_lies_small.pdf': 'warning, LOW_RESOLUTION p1, UNREADABLE_CONTENT p1',
  '02n_flate_predictor_columns_1e9.pdf': 'warning, UNREADABLE_CONTENT p1',
  '03h_objstm_array_depth_1e6.pdf': 'warning, UNREADABLE_CONTENT',
  '04a_form_self.pdf': 'warning, UNREADABLE_CONTENT p1, RGB_COLOUR p1, PREVIEW_INCOMPLETE p1',
  '04b_form_mutual.pdf': 'warning, UNREADABLE_CONTENT p1, PREVIEW_INCOMPLETE p1',
  '04c_form_tree_10pow15.pdf': 'warning, RGB_COLOUR p1, CUT_SHORT p1, PREVIEW_INCOMPLETE p1',
  '04d_form_depth_25_rgb_inside.pdf': 'warning, RGB_COLOUR p1',
  '04e_pattern_self.pdf': 'warning, UNREADABLE_CONTENT p1, PREVIEW_INCOMPLETE p1',
  '04f_pattern_tiny_step.pdf':
    'warning, UNREADABLE_CONTENT p1, RGB_COLOUR p1, PREVIEW_INCOMPLETE p1',
  '04g_smask_self.pdf': 'warning, UNREADABLE_CONTENT p1, PREVIEW_INCOMPLETE p1',
  '04i_contents_array_self.pdf': 'warning, UNREADABLE_CONTENT p1',
  '04j_page_ref_self.pdf': 'refused, UNREADABLE',
  '04l_length_ref_self.pdf': 'warning, RGB_COLOUR p1, FILE_REPAIRED',
  '04m_prev_self.pdf': 'warning, FILE_REPAIRED',
  '04n_objstm_self.pdf': 'warning, FILE_REPAIRED',
  '06a_length_2GB_declared.pdf': 'warning, RGB_COLOUR p1, FILE_REPAIRED',
  '06b_size_2e9.pdf': 'passed',
  '06c_xref_count_2e9.pdf': 'warning, FILE_REPAIRED',
  '07a_zip_with_stored_pdf_first.pdf': 'refused, NOT_PDF',
  '07b_pdf_then_zip.pdf': 'warning, RGB_COLOUR p1',
  '07c_zip_inside_pdf_stream.pdf': 'passed',
  '07d_html_then_pdf.pdf': 'warning, RGB_COLOUR p1',
  '07e_header_at_1000.pdf': 'warning, RGB_COLOUR p1',
  '07f_header_at_1100.pdf': 'refused, NOT_PDF',
  '07g_jpeg_then_pdf.pdf': 'refused, NOT_PDF',
  '07i_bom_then_pdf.pdf': 'warning, RGB_COLOUR p1',
  '08b_embedded_file.pdf': 'warning, ATTACHMENT',
  '08c_launch.pdf': 'warning, LAUNCH_ACTION',
  '08d_annots_form_printable_rgb_lowres_unembedded.pdf':
    'warning, FONT_NOT_EMBEDDED p1, LOW_RESOLUTION p1, RGB_COLOUR p1, ANNOTATION_PRINTS p1',
  '09a_startxref_beyond_end.pdf': 'warning, FILE_REPAIRED',
  '09b_startxref_zero.pdf': 'warning, FILE_REPAIRED',
  '09c_startxref_negative.pdf': 'warning, FILE_REPAIRED',
  '09d_startxref_1e30.pdf': 'warning, FILE_REPAIRED',
  '09e_all_offsets_beyond_end.pdf': 'warning, FILE_REPAIRED',
  '09g_no_xref_no_trailer.pdf': 'refused, UNREADABLE',
  '09h_truncated_half.pdf': 'refused, UNREADABLE',
  '09i_only_header.pdf': 'refused, UNREADABLE',
  '10a_media_exp.pdf': 'warning, PAGE_BOX p1',
  '10a_media_huge.pdf': 'refused, UNREADABLE',
  '10a_media_nan.pdf': 'warning, PAGE_BOX p1',
  '10a_media_neg.pdf': 'passed',
  '10a_media_offset.pdf': 'passed',
  '10a_media_real.pdf': 'passed',
  '10a_media_strings.pdf': 'warning, PAGE_BOX p1',
  '10a_media_tiny.pdf': 'refused, UNREADABLE',
  '10b_page_art_only.pdf': 'passed',
  '10b_page_crop.pdf': 'passed',
  '10b_page_crop_out.pdf': 'warning, PAGE_BOX p1, PREVIEW_INCOMPLETE p1',
  '10b_page_crop_smaller_than_trim.pdf': 'warning, PAGE_BOX p1',
  '10b_page_rot45.pdf': 'warning, PAGE_BOX p1',
  '10b_page_rot450.pdf': 'passed',
  '10b_page_rot90.pdf': 'passed',
  '10b_page_rot90real.pdf': 'passed',
  '10b_page_rotm90.pdf': 'passed',
  '10b_page_trim.pdf': 'passed',
  '10b_page_trim_big.pdf': 'warning, PAGE_BOX p1',
  '10b_page_trim_rot.pdf': 'passed',
  '10b_page_uu0.pdf': 'warning, PAGE_BOX p1',
  '10b_page_uuneg.pdf': 'warning, PAGE_BOX p1',
  '11_font_direct_dict.pdf': 'warning, FONT_NOT_EMBEDDED p1',
  '11_font_in_type3_glyph.pdf': 'warning, FONT_NOT_EMBEDDED p1, LOW_RESOLUTION p1, RGB_COLOUR p1',
  '11_font_name_html.pdf': 'warning, FONT_NOT_EMBEDDED p1',
  '11_font_same_name_two_objs.pdf': 'warning, FONT_NOT_EMBEDDED p1',
  '11_font_via_gs.pdf': 'warning, FONT_NOT_EMBEDDED p1',
  '11_hairline_005.pdf': 'passed',
  '11_image_outside_page.pdf': 'passed',
  '11_ink_name_bidi.pdf': 'passed, SPOT_COLOUR p1',
  '11_jpx_lies.pdf': 'warning, UNREADABLE_CONTENT p1, RGB_COLOUR p1',
  '11_mixed_sizes.pdf': 'passed',
  '11_ocg_hidden_rgb_image.pdf': 'passed, HIDDEN_LAYER p1',
  '11_outputintent.pdf': 'passed, PDF_STANDARD',
  '11_overprint_black_text_missing.pdf': 'warning, FONT_NOT_EMBEDDED p1',
  '11_rgb_alpha_0.pdf': 'passed',
  '11_rgb_gray_equal.pdf': 'warning, RGB_COLOUR p1',
  '11_rgb_path_clip_only.pdf': 'passed',
  '11_rich_black_text.pdf': 'warning, FONT_NOT_EMBEDDED p1',
  '11_sep_all_registration.pdf': 'passed',
  '11_spot_only_0tint.pdf': 'passed',
  '11_spot_pantone.pdf': 'passed, SPOT_COLOUR p1',
  '11_tac_400.pdf': 'passed',
  '11_text_empty_strings.pdf': 'passed, FONTS_OK',
  '11_text_state_q_restore.pdf': 'passed, FONTS_OK',
  '11_transparency_ca.pdf': 'passed',
  '13a_content_ok.pdf': 'warning, FONT_NOT_EMBEDDED p1, LOW_RESOLUTION p1, RGB_COLOUR p1',
  '13b_content_no_zlib_header.pdf':
    'warning, FONT_NOT_EMBEDDED p1, LOW_RESOLUTION p1, UNREADABLE_CONTENT p1, RGB_COLOUR p1',
  '13c_content_truncated_half.pdf':
    'warning, FONT_NOT_EMBEDDED p1, LOW_RESOLUTION p1, UNREADABLE_CONTENT p1, RGB_COLOUR p1',
  '13e_content_bad_adler.pdf':
    'warning, FONT_NOT_EMBEDDED p1, LOW_RESOLUTION p1, UNREADABLE_CONTENT p1, RGB_COLOUR p1',
  '13f_content_flipped_start.pdf': 'warning, UNREADABLE_CONTENT p1',
  '13h_contents_1_unterminated_string.pdf': 'warning, UNREADABLE_CONTENT p1',
  '13i_contents_missing_object.pdf': 'warning, UNREADABLE_CONTENT p1',
  '13k_image_data_broken_and_missing.pdf': 'warning, UNREADABLE_CONTENT p1, UNREADABLE_CONTENT p1',
};

/** A job of the file's own size, without bleed and spot inks. */
const jobOf = ({ pages }: PreflightReport): PrintJob => ({
  widthMm: pages[0]?.widthMm ?? 0,
  heightMm: pages[0]?.heightMm ?? 0,
  bleedMm: 0,
  safeMm: 0,
  pagesExpected: pages.length,
  colours: '4+4',
  isCoated: true,
  spots: { ordered: 0, most: 2 },
  crafts: [],
});

/** What is owed to a file with a print feature once its job is known; nothing more to the others. */
const OWED_BY_JOB: Readonly<Record<string, string>> = {
  '11_hairline_005.pdf': 'error HAIRLINE p1',
  '11_ink_name_bidi.pdf': 'error SPOT_NOT_ORDERED p1',
  '11_jpx_lies.pdf': 'warning EDGE_NOT_SEEN p1',
  '11_rich_black_text.pdf': 'warning TOTAL_INK p1,warning SMALL_BLACK_TEXT p1',
  '11_sep_all_registration.pdf': 'error TOTAL_INK p1,error REGISTRATION_COLOUR p1',
  '11_spot_pantone.pdf': 'error SPOT_NOT_ORDERED p1',
  '11_tac_400.pdf': 'error TOTAL_INK p1',
};

/** The words fit the cause. */
const WORDS: readonly (readonly [RegExp, RegExp])[] = [
  [/^01[ab]_/, /循环引用/],
  [/^01(e|f_401)_/, /超过 400 页/],
  [/^01[ijk]_/, /页数与实际页数不符/],
  [/^02[ceh]_/, /解压后过大/],
  [/^02l_/, /图片数据/],
  [/^02n_/, /解不出来/],
  [/^03h_/, /嵌套层数过多/],
  [/^04[abeg]_/, /循环引用自己/],
  [/^04c_/, /非常复杂/],
  [/^04f_/, /底纹图案的间距/],
  [/^04i_/, /不在文件里/],
  [/^04j_/, /读不到的页面/],
  [/^04[lmn]_/, /内部结构有错误/],
  [/^07f_/, /不是 PDF/],
  [/^08b_/, /附件/],
  [/^08c_/, /启动其他程序/],
  [/^08d_/, /表单域会一起印出来/],
  [/^13[bcef]_/, /解不出来/],
  [/^13h_/, /没有写完/],
  [/^13[ik]_/, /不在文件里/],
];

const reason = `PDFs with faults not found in ${folder} (set BANXIN_PDF_FAULTS): their verdicts are not compared`;
if (names.length === 0) process.stdout.write(`${reason}\n`);

describe.runIf(names.length > 0)('a PDF with a fault', () => {
  const checked = new Map<string, Checked>();
  const findingsOf = (file: string) => (checked.get(file) as Checked).report.findings;

  beforeAll(() => checkAll((file, result) => checked.set(file, result)), 300_000);

  it('has a row here, and each row its file', () => {
    expect(Object.keys(OWED)).toEqual(names);
  });

  it.each(Object.entries(OWED))('%s: %s', (file, owed) => {
    expect(lineOf(checked.get(file) as Checked)).toBe(owed);
  });

  it.each(names.filter((name) => name.startsWith('11_') && name !== '11_mixed_sizes.pdf'))(
    '%s against a job of its own size',
    (file) => {
      const { report } = checked.get(file) as Checked;
      const found = checkAgainst(report, jobOf(report))
        .filter(({ severity }) => severity !== 'ok')
        .map(({ severity, code, page }) => `${severity} ${code} p${page}`);
      expect(found.join()).toBe(OWED_BY_JOB[file] ?? '');
    },
  );

  it.each(WORDS)('%s is told with %s', (files, words) => {
    const hit = names.filter((name) => files.test(name));
    expect(hit.length).toBeGreaterThan(0);
    for (const file of hit) {
      expect(findingsOf(file).map(({ message }) => message)).toContainEqual(
        expect.stringMatching(words),
      );
    }
  });

  it.each(
    names
      .filter((name) => /^(02l|02n|03h|04[a-i]|13[b-k])/.test(name))
      .filter((name) => !name.startsWith('04d')),
  )('%s waits for a person', (file) => {
    expect(findingsOf(file).some(needsPerson)).toBe(true);
  });

  it('names pictures, fields and loops by their place', () => {
    const placed = (file: string, code: string) =>
      findingsOf(file).filter((finding) => finding.code === code && finding.box !== undefined);
    expect(placed('13k_image_data_broken_and_missing.pdf', 'UNREADABLE_CONTENT')).toHaveLength(1);
    expect(placed('11_jpx_lies.pdf', 'UNREADABLE_CONTENT')[0]?.box).toMatchObject({
      width: 70.556,
    });
    const field = '08d_annots_form_printable_rgb_lowres_unembedded.pdf';
    expect(placed(field, 'ANNOTATION_PRINTS')[0]?.box).toMatchObject({ width: 35.278 });
    expect(placed(field, 'LOW_RESOLUTION')).toHaveLength(1);
  });

  it('says everything in English too', () => {
    for (const file of names) {
      for (const { code, english, message } of findingsOf(file)) {
        expect(message, file).toMatch(/\p{Script=Han}/u);
        const isRefusal = (checked.get(file) as Checked).report.facts === null;
        if (!isRefusal) expect(english, `${file} ${code}`).toMatch(/^[A-Z]/);
      }
    }
  });

  it('is refused for what it is, never because its check ran out of time or memory', () => {
    const values = names.flatMap((file) => findingsOf(file).map(({ value }) => value));
    for (const ending of ['timeout', 'memory', 'crashed']) expect(values).not.toContain(ending);
  });
});

if (names.length === 0) it.skip(reason, () => undefined);
