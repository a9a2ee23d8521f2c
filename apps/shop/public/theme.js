// Applies the stored theme before the first paint. Key and values: src/lib/theme.ts.
(() => {
  try {
    const theme = localStorage.getItem('banxin.theme');
    if (theme === 'light' || theme === 'dark') {
      document.documentElement.setAttribute('data-theme', theme);
    }
  } catch (error) {
    // Storage is off in this browser: the system's theme stays.
    console.info('theme', error);
  }
})();
