package psp;

import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpServletResponseWrapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/** Holds back an answer until its transaction has been committed. */
final class PspAnswer extends HttpServletResponseWrapper {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final PrintWriter writer = new PrintWriter(new OutputStreamWriter(bytes, StandardCharsets.UTF_8));

    PspAnswer(HttpServletResponse response) {
        super(response);
    }

    String body() {
        writer.flush();
        return bytes.toString(StandardCharsets.UTF_8);
    }

    void send() throws IOException {
        writer.flush();
        if (!isCommitted()) getResponse().getOutputStream().write(bytes.toByteArray());
    }

    @Override
    public PrintWriter getWriter() {
        return writer;
    }

    /** The container's would be sent at once. */
    @Override
    public void sendRedirect(String location) {
        setStatus(SC_FOUND);
        setHeader("Location", location);
    }

    @Override
    public void sendError(int status, String message) {
        setStatus(status);
        setContentType("text/plain;charset=UTF-8");
        writer.write(message);
    }

    @Override
    public void sendError(int status) {
        sendError(status, "");
    }

    @Override
    public ServletOutputStream getOutputStream() {
        return new ServletOutputStream() {
            @Override
            public void write(int value) {
                bytes.write(value);
            }

            @Override
            public boolean isReady() {
                return true;
            }

            @Override
            public void setWriteListener(WriteListener listener) {
                throw new UnsupportedOperationException("Answers of posts are written at once.");
            }
        };
    }
}
