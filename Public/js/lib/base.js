// What stands before every path of this server, where it lives below another site.

export const { base = '' } = document.documentElement.dataset;
