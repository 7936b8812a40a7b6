import type { MakeSubject } from '@booking/conformance';
import axios from 'axios';
import { type AxiosAuthRefreshRequestConfig, createAuthRefresh } from 'axios-auth-refresh';
import { pageOf, partsOf } from './page.ts';

/** The recipe of axios-auth-refresh's read-me, with a request interceptor for the token as it advises. */
export const axiosAuthRefresh: MakeSubject = (setting) => {
  const page = pageOf(setting);
  const { baseUrl: baseURL, timeout, fetch } = setting;
  const http = axios.create({ baseURL, timeout, adapter: 'fetch', env: { fetch } });
  http.interceptors.request.use((config) => {
    if (page.accessToken()) config.headers.Authorization = `Bearer ${page.accessToken()}`;
    if (page.refreshToken()) config.headers.refreshToken = page.refreshToken();
    return config;
  });
  const plain: AxiosAuthRefreshRequestConfig = { skipAuthRefresh: true };
  createAuthRefresh(
    http,
    async (failed) => {
      try {
        const { data } = await http.get('/user/refresh', plain);
        page.store(data);
        setting.onTokens(data);
        failed.response.config.headers.Authorization = `Bearer ${data.accessToken}`;
      } catch (error) {
        page.end();
        throw error;
      }
    },
    { statusCodes: [401] },
  );
  return {
    call: (method, path, { body, signal } = {}) =>
      http.request({ method, url: path, data: body, ...(signal && { signal }) }),
    signIn: (credentials) => http.post('/user/login', credentials, plain),
    ...partsOf(page, () => http.patch('/user/logout', undefined, plain)),
  };
};
